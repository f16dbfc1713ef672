/** Address of the worker's bundled script. */
export { default as workerAddress } from './paint.worker.ts?worker&url'
