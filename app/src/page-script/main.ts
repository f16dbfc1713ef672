import { systemTimer } from '#platform/timers.ts'
import { carryMessages } from './carry-messages.ts'
import { copyOnPress } from './copy-on-press.ts'
import { followSheets } from './follow-sheets.ts'
import { keepLanguage } from './keep-language.ts'
import { moveAlongTabs } from './move-along-tabs.ts'
import { replaceBroken } from './replace-broken.ts'
import { sayCannotOpen } from './say-cannot-open.ts'
import { shareByDevice } from './share-by-device.ts'

/* The script of pages that the server renders. It improves what already works, so no part needs another. */
keepLanguage(document, () => localStorage)
followSheets(document, window)
shareByDevice(document, navigator)
copyOnPress(document, navigator, systemTimer)
carryMessages(document)
sayCannotOpen(document, window, systemTimer)
moveAlongTabs(document)
replaceBroken(document)
