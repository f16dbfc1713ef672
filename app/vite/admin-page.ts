import type { Plugin } from 'vite'

/** Makes the development server answer the back office's addresses with its page, like the product's server. */
export const adminPage = (): Plugin => ({
  name: 'wasla:admin-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/admin(?:\/(?!graphql)[^.?]*)?(?:\?|$)/.test(request.url ?? '')) request.url = '/admin.html'
      next()
    })
  },
})
