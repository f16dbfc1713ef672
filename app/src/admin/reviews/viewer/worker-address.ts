/** The address of pdf.js’s worker, which reads PDFs off the main thread. */
export { default as workerAddress } from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
