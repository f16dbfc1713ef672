/**
 * Settings with which Firefox draws two pictures of the same page with the same bytes. Pages get the same answers as from Chromium with the
 * options of the camera.
 */
export const exactPreferences: Readonly<Record<string, boolean | number | string>> = {
  'ui.prefersReducedMotion': 1,
  // Light, also if the desktop of this machine is dark.
  'layout.css.prefers-color-scheme.content-override': 1,
  // Scroll bars take no room.
  'ui.useOverlayScrollbars': 1,
  'layout.testing.overlay-scrollbars.always-visible': false,
  // A page behind another one gets its frames too: several are photographed at the same time.
  'layout.testing.top-level-always-active': true,
  'dom.min_background_timeout_value': 4,
  'dom.timeout.enable_budget_timer_throttling': false,
  // All Storybooks have an address on this machine, which otherwise is not requested from the proxy, or not trusted with service workers.
  'network.proxy.allow_hijacking_localhost': true,
  'network.proxy.testing_localhost_is_secure_when_hijacked': true,
  'intl.accept_languages': 'en-US',
  'intl.locale.requested': 'en-US',
  'layout.css.devPixelsPerPx': '1',
  'gfx.color_management.mode': 0,
}
