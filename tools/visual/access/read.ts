import type { CDPSession } from 'playwright'
import type { AccessNode } from './node.ts'
import { treeOf } from './raw.ts'

/** Selects elements that do not belong to the story: announcements of the story before stay for some seconds. */
const otherElements = '[data-live-announcer]'

/** Returns the browser's numbers of the elements that are no part of the story. */
async function leftOutOf(session: CDPSession): Promise<Set<number>> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: otherElements })
  const described = await Promise.all(nodeIds.map((nodeId) => session.send('DOM.describeNode', { nodeId, depth: 0 })))
  return new Set(described.map(({ node }) => node.backendNodeId))
}

/** Returns the accessibility tree of the page as it is now. */
export async function readTree(session: CDPSession): Promise<AccessNode> {
  const leftOut = await leftOutOf(session)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return treeOf(nodes, leftOut)
}
