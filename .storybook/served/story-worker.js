// The service worker of stories: MSW’s, without the requests that no scenario answers. For each request, MSW’s worker exchanges messages with
// the page and sends it a copy of the answer.
const ownFiles = new Set(['script', 'style', 'font', 'worker', 'manifest'])
const ofStorybook = /^\/(?:@|node_modules\/|pictures\/|flags\/|assets\/)/

addEventListener('fetch', (event) => {
  const isOwnFile = ownFiles.has(event.request.destination) || ofStorybook.test(new URL(event.request.url).pathname)
  if (isOwnFile) event.stopImmediatePropagation()
})

importScripts('/mockServiceWorker.js')
