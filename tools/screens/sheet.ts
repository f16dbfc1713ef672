export type Picture = { file: string; viewer: string; language: string; theme: string; width: number }

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `
  body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; background: #e9e6e0; color: #1c1a22 }
  h1 { font-size: 24px; margin: 0 0 16px } h2 { font-size: 17px; margin: 24px 0 8px }
  .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  figure { margin: 0 } img { display: block; border: 1px solid #0003; max-height: 900px; object-fit: cover; object-position: top }
  figcaption { font-size: 13px; opacity: .75 }`

/** Returns a page with every picture of a screen, one row per kind of viewer. Pictures are shown at a third of their width. */
export function contactSheet(title: string, pictures: readonly Picture[]): string {
  const rows = [...Map.groupBy(pictures, ({ viewer }) => viewer)].map(([viewer, those]) => {
    const figures = those.map(
      ({ file, language, theme, width }) =>
        `<figure><a href="${escape(file)}"><img src="${escape(file)}" width="${Math.round(width / 3)}" alt="${escape(`${title}, ${viewer}, ${language}, ${theme}, ${width}`)}"></a><figcaption>${language} · ${theme} · ${width}</figcaption></figure>`,
    )
    return `<h2>${escape(viewer)}</h2><div class="row">${figures.join('')}</div>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>${style}</style><h1>${escape(title)}</h1>${rows.join('')}</html>`
}

/** Returns the picture for the README: a desk in English beside a phone in Arabic. */
export const poster = (desk: string, phone: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><style>
  body { margin: 0; inline-size: 1160px; padding: 32px; box-sizing: border-box; background: #e9e3d8; display: flex; gap: 24px; align-items: flex-start }
  img { display: block; border-radius: 12px; box-shadow: 0 8px 32px #0002; object-fit: cover; object-position: top; block-size: 560px; inline-size: 798px }
  img + img { inline-size: 274px }</style><img src="${escape(desk)}" alt=""><img src="${escape(phone)}" alt=""></html>`

/** Returns the page that links to all sheets. */
export const index = (sheets: readonly { title: string; file: string; pictures: number }[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style><h1>Screens</h1><ul>${sheets
    .map(({ title, file, pictures }) => `<li><a href="${escape(file)}">${escape(title)}</a> (${pictures})</li>`)
    .join('')}</ul></html>`
