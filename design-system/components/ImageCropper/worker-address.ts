/** Where the bundler puts the painter's script. */
export { default as workerAddress } from './paint.worker.ts?worker&url'
