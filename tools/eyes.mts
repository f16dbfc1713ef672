import { mkdirSync, writeFileSync } from 'node:fs'
import { signIn, viewers } from '/work/wt/base/tools/screens/viewers.ts'
import { chromium } from '/work/wt/base/node_modules/playwright/index.mjs'
import { browserArgs } from '/work/wt/base/tools/browser.ts'
const origin = process.env.ORIGIN ?? 'http://localhost:4200'
const [specFile, ...only] = process.argv.slice(2)
const { cases } = await import(specFile)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [...browserArgs, '--hide-scrollbars', '--force-color-profile=srgb'] })
const chosen = cases.filter(c => only.length === 0 || only.some(o => c.name.startsWith(o)))
const adminTokens = {}
const cache = new Map()
async function tokensOf(member, language) {
  if (!cache.has(member)) cache.set(member, await signIn(origin, member, language))
  const t = cache.get(member)
  await fetch(origin + '/user/graphql', { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer ' + t.accessToken }, body: JSON.stringify({ query: 'mutation SwitchLanguage($language: Language!) { switchLanguage(language: $language) { success } }', variables: { language } }) })
  return t
}
async function settle(page) {
  await page.locator('h1').first().waitFor({timeout:20000}).catch(()=>console.log('no h1'))
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], [data-component="Skeleton"]'), undefined, {timeout:10000}).catch(()=>console.log('busy'))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(150)
}
const CAP = 3000
async function shots(c) {
  const files = {}
  for (const language of ['en','ar']) {
    const isAdmin = c.path.startsWith('/admin')
    const member = c.member ?? (c.viewer ? viewers[c.viewer] : null)
    const tokens = member ? await tokensOf(member, language) : null
    const context = await browser.newContext({ viewport:{width:360,height:780}, colorScheme:'light', locale: language==='ar'?'ar-SA':'en-US', timezoneId:'Asia/Riyadh', reducedMotion:'reduce' })
    if (isAdmin && c.viewer !== null && !adminTokens[c.role ?? 'reviewer']) {
      const p = await context.newPage(); await p.goto(origin+'/admin'); await p.locator('input[type=password]').fill('wasla-demo'); await p.locator('input').first().fill((c.role??'reviewer')+'@wasla.example'); await p.locator('button[type=submit]').click();
      await p.waitForFunction(() => localStorage.getItem('admin-access-token'), undefined, {timeout:20000}); adminTokens[c.role ?? 'reviewer'] = await p.evaluate(() => localStorage.getItem('admin-access-token')); await p.close()
    }
    await context.addInitScript(([l,a,r,t]) => { localStorage.setItem('language', l); if (a && !localStorage.getItem('access-token')) { localStorage.setItem('refresh-token', r); localStorage.setItem('access-token', a) } if (t) localStorage.setItem('admin-access-token', t) }, [language, tokens?.accessToken ?? '', tokens?.refreshToken ?? '', isAdmin && c.viewer !== null ? adminTokens[c.role ?? 'reviewer'] : ''])
    const page = await context.newPage()
    page.setDefaultTimeout(12000)
    for (const width of c.widths ?? [360,1280]) {
      await page.setViewportSize({width, height: width<768?780:900})
      if (width === 360 || c.act) { await page.emulateMedia({colorScheme:'light'}); await page.goto(origin + c.path); await settle(page); if (c.act) { try { await c.act(page, language, context) } catch (e) { console.log(c.name, 'act', String(e).slice(0,300)) } await settle(page) } }
      for (const theme of ['light','dark']) {
        await page.emulateMedia({colorScheme: theme}); await page.waitForTimeout(120)
        const file = `/tmp/eyes2/raw/${c.name}-${language}-${theme}-${width}.png`
        await page.screenshot({ path: file, fullPage: !c.screen, animations:'disabled', caret:'hide' })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) console.log(c.name, language, width, 'OVERFLOW', over)
        files[`${language}-${theme}-${width}`] = file
      }
    }
    const ended = new URL(page.url()).pathname; if (ended !== c.path.split('?')[0]) console.log(c.name, 'ended on', ended)
    await context.close()
  }
  const page = await browser.newPage({ viewport:{width:1500,height:900} })
  const sheet = async (kind, width, keys, w) => {
    const html = `<body style="margin:0;background:#888;display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start;padding:4px">${keys.filter(k=>files[k]).map(k=>`<img src="file://${files[k]}" style="width:${w}px;display:block">`).join('')}`
    const f = `/tmp/eyes2/sheets/${c.name}-${kind}`; writeFileSync(f+'.html', html)
    await page.setViewportSize({width, height:900}); await page.goto('file://'+f+'.html'); await page.waitForTimeout(50)
    await page.screenshot({path:f+'.png', fullPage:true})
  }
  const ks = (w) => ['en-light','ar-light','en-dark','ar-dark'].map(k=>`${k}-${w}`)
  await sheet('360', 1480, ks(360), 360)
  await sheet('1280', 1552, ks(1280), 764)
  await page.close(); console.log('done', c.name)
}
for (const c of chosen) { try { await shots(c) } catch (e) { console.log(c.name, 'FAILED', String(e).slice(0,400)) } }
await browser.close()
