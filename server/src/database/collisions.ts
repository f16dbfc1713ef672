import { jitter } from '../wait.ts'

/** Number of times that work is repeated because it collided with other work (F11). */
export const mostCollisions = 5

/** Returns the milliseconds to wait before work is repeated. They are random, so that the same work does not collide again. */
export const collisionWait = (tried: number): number => jitter(20 * 2 ** tried)
