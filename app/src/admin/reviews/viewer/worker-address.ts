/** Where the build puts the library's worker, which reads PDFs beside the page. */
export { default as workerAddress } from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
