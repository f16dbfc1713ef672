/** Exit codes, for the program that starts this one. A line on standard error gives the reason in words. */
export const exitCodes = {
  stopped: 0,
  fault: 1,
  environment: 64,
  databaseUnreachable: 69,
  dataDirectory: 73,
  diskFull: 74,
  isRunning: 75,
  databaseRefused: 78,
  portTaken: 98,
} as const
