import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(?:js|css|html|svg|json)$/
/** Minimum size of a compressed file in bytes. Compressing a smaller file would save no packet. */
const smallest = 1024

/** Adds a brotli and a gzip copy of every text file to the build, so that the server need not compress files when it serves them. */
export function precompress(): Plugin {
  return {
    name: 'wasla:precompress',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter((file) => worthIt.test(file.fileName))
        await Promise.all(
          files.map(async (file) => {
            const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
            if (source.length < smallest) return
            const [br, gz] = await Promise.all([
              promisify(brotliCompress)(source, {
                params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
              }),
              promisify(gzip)(source, { level: 9 }),
            ])
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br })
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz })
          }),
        )
      },
    },
  }
}
