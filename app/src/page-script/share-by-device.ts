import { around, type Place } from './pressed.ts'

/** Shares through the device’s share sheet, if there is one, instead of ours (D-32). */
export function shareByDevice(page: Place, device: Partial<Pick<Navigator, 'share'>>): void {
  const share = device.share?.bind(device)
  if (!share) return
  page.addEventListener('click', (event) => {
    const button = around(event, '[data-share]')
    if (!button) return
    const { share: url, shareText: text } = button.dataset
    // Prevents the browser from opening our own sheet.
    event.preventDefault()
    share({ title: text, text, url }).catch(() => undefined)
  })
}
