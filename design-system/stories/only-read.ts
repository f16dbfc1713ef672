import { expect } from 'storybook/test'

/** Expects that the second of two frames shows that people can only read it: another ground and another border than the first. */
export async function expectOnlyRead(canvasElement: HTMLElement, frames: string): Promise<void> {
  const [usual, quiet] = [...canvasElement.querySelectorAll(frames)].map((frame) => getComputedStyle(frame))
  await expect(quiet?.backgroundColor).toBeDefined()
  await expect(quiet?.backgroundColor).not.toBe(usual?.backgroundColor)
  await expect(quiet?.borderTopColor).not.toBe(usual?.borderTopColor)
}
