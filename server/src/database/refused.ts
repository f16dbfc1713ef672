/** Thrown if the database must not be used: it is foreign, damaged, newer than this program, or missing where one is expected (F6, F8). */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused'
}
