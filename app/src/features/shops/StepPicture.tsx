import type { OpenStep } from './shop-parts.ts'
import * as styles from './shops.css.ts'

/** What is marked in the picture of each step: the place of the shop’s settings at which the owner does it. */
const marks: Readonly<Record<OpenStep, 'button' | 'fields' | 'switch' | 'cart' | 'row'>> = {
  SIGN_IN: 'button',
  ACCESS: 'fields',
  KEEP: 'switch',
  TEST: 'cart',
  ARRIVE: 'row',
}

/** A drawing of the settings of a shop with the place that a step is about. It says nothing that the words beside it do not say. */
export function StepPicture({ step }: { step: OpenStep }) {
  const mark = marks[step]
  return (
    <svg className={styles.picture} viewBox="0 0 300 168" aria-hidden="true" focusable="false">
      <rect className={styles.paper} x="12" y="12" width="276" height="144" rx="6" />
      <line className={styles.paper} x1="98" y1="12" x2="98" y2="156" />
      {[28, 50, 66, 82].map((y, at) => (
        <rect key={y} className={styles.bar} x="24" y={y} width={at === 0 ? 62 : 46} height="7" rx="3" />
      ))}
      <rect className={styles.strong} x="114" y="28" width="90" height="8" rx="4" />
      {mark === 'button' && (
        <>
          <rect className={styles.field} x="114" y="48" width="158" height="26" rx="5" />
          <rect className={styles.field} x="114" y="82" width="158" height="26" rx="5" />
          <rect className={styles.marked} x="114" y="116" width="158" height="28" rx="5" />
          <rect className={styles.on} x="120" y="122" width="146" height="16" rx="4" />
        </>
      )}
      {mark === 'fields' && (
        <>
          <rect className={styles.marked} x="114" y="48" width="158" height="58" rx="5" />
          {[58, 74, 90].map((y) => (
            <g key={y}>
              <rect className={styles.on} x="122" y={y} width="8" height="8" rx="2" />
              <rect className={styles.bar} x="138" y={y} width="110" height="7" rx="3" />
            </g>
          ))}
          <rect className={styles.on} x="214" y="122" width="58" height="16" rx="4" />
        </>
      )}
      {mark === 'switch' && (
        <>
          <rect className={styles.field} x="114" y="48" width="158" height="30" rx="5" />
          <rect className={styles.marked} x="114" y="92" width="158" height="34" rx="5" />
          <rect className={styles.bar} x="124" y="105" width="76" height="8" rx="4" />
          <rect className={styles.on} x="238" y="101" width="26" height="16" rx="8" />
          <circle className={styles.paper} cx="256" cy="109" r="6" />
          <rect className={styles.bar} x="236" y="136" width="36" height="12" rx="4" />
        </>
      )}
      {mark === 'cart' && (
        <>
          <rect className={styles.bar} x="114" y="48" width="58" height="58" rx="5" />
          <rect className={styles.bar} x="184" y="52" width="80" height="8" rx="4" />
          <rect className={styles.strong} x="184" y="68" width="44" height="8" rx="4" />
          <rect className={styles.marked} x="114" y="116" width="158" height="28" rx="5" />
          <rect className={styles.on} x="120" y="122" width="146" height="16" rx="4" />
        </>
      )}
      {mark === 'row' && (
        <>
          <rect className={styles.marked} x="110" y="46" width="166" height="28" rx="5" />
          {[54, 84, 110, 136].map((y, at) => (
            <g key={y}>
              <rect className={at === 0 ? styles.strong : styles.bar} x="118" y={y} width="70" height="8" rx="4" />
              <rect className={at === 0 ? styles.on : styles.bar} x="232" y={y} width="34" height="8" rx="4" />
            </g>
          ))}
        </>
      )}
    </svg>
  )
}
