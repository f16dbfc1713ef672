import { serviceBusy } from '../../request/refusal.ts'

/** Largest numbers of uploads: per sender, sending at once, and waiting for a place (quality: security, rate limits). */
export type MostUploads = { ofOne: number; sending: number; waiting: number }

export type UploadSlots = {
  /**
   * Admits an upload of a sender. Returns a function to call when it is over. Throws `SERVICE_BUSY` if the sender has too many uploads, or
   * too many uploads wait.
   */
  admit(sender: string): () => void
  /** Waits for a place, in order of arrival. */
  take(): Promise<void>
  /** Gives the place to the next upload that waits. */
  give(): void
}

/** Manages places for uploads. An upload that sends holds one; an admitted upload that sends nothing holds none (`uploadBody`). */
export function uploadSlots(most: MostUploads): UploadSlots {
  const underWay = new Map<string, number>()
  const waiting: (() => void)[] = []
  let sending = 0

  return {
    admit(sender) {
      const own = underWay.get(sender) ?? 0
      if (own >= most.ofOne || waiting.length >= most.waiting) throw serviceBusy()
      underWay.set(sender, own + 1)
      return () => {
        const left = (underWay.get(sender) ?? 1) - 1
        if (left > 0) underWay.set(sender, left)
        else underWay.delete(sender)
      }
    },
    async take() {
      if (sending >= most.sending) return new Promise<void>((go) => void waiting.push(go))
      sending += 1
    },
    give() {
      const next = waiting.shift()
      if (next) next()
      else sending -= 1
    },
  }
}
