/** Why the process ended, for whoever starts it. The line on standard error says it in words. */
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
