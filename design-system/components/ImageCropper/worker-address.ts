/** Address of the worker's script after bundling. */
export { default as workerAddress } from './paint.worker.ts?worker&url'
