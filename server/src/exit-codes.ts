/** Exit codes by cause. The line on standard error describes it. */
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
