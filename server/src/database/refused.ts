/** The database must not be served as it is: foreign, damaged, newer than this program, or missing where one is expected (F6, F8). */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused'
}
