import { Fragment } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { useCopy } from '../../components/CopyButton/useCopy.ts'
import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { Ltr } from '../../primitives/Bidi/Bidi.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Say } from '../../stories/say.tsx'
import { copyCell, head, nameCell, oneLine, panel, sample, stateHead, table, value as valueStyle, valueCell } from './PartPage.css.ts'
import type { PartTokens, StateTokens } from './part-tokens.ts'
import type { UsedToken } from './token-of.ts'
import { stateWords, words } from './words.ts'

/** A button with a sign alone, because a row has no room for words. Its description is the name that it copies. */
function CopyName({ name, nameId }: { name: string; nameId: string }) {
  const intl = useIntl()
  const { outcome, copy } = useCopy(name)
  const isDone = outcome === 'copied'
  const label = intl.formatMessage({ id: isDone ? 'ds.copyButton.copied' : 'ds.copyButton.copy' })
  return (
    <>
      <IconButton icon={isDone ? 'check' : 'copy'} label={label} size="small" onPress={() => void copy()} aria-describedby={nameId} />
      <VisuallyHidden role="status">{isDone && label}</VisuallyHidden>
    </>
  )
}

const Value = ({ name, value }: { name: string; value: string }) => (
  <span className={valueStyle}>
    {name.startsWith('decision.colour.') && <span className={sample} style={{ background: value }} aria-hidden />}
    <span className={value.startsWith('#') ? oneLine : undefined}>
      <Ltr>{value}</Ltr>
    </span>
  </span>
)

/** Returns the pieces of a name between which a line may break: after dots and before capitals. */
const stepsOf = (name: string) => name.split(/(?<=\.)|(?=[A-Z])/u)

/** A row; a token can have one in each state. */
const Row = ({ name, light, dark, state }: UsedToken & { state: string }) => (
  <tr data-token={name}>
    <th scope="row" className={nameCell} id={`token-${state}-${name}`} lang="en">
      <Ltr>
        {stepsOf(name).map((step) => (
          <Fragment key={step}>
            {step}
            <wbr />
          </Fragment>
        ))}
      </Ltr>
    </th>
    <td className={valueCell}>
      <Value name={name} value={light} />
    </td>
    <td className={valueCell}>
      <Value name={name} value={dark} />
    </td>
    <td className={copyCell}>
      <CopyName name={name} nameId={`token-${state}-${name}`} />
    </td>
  </tr>
)

/** The tokens of a state, under its name. */
const StateRows = ({ state, tokens }: StateTokens) => (
  <tbody data-state={state}>
    <tr>
      <th scope="rowgroup" colSpan={4} className={stateHead}>
        <Say pair={stateWords[state]} />
      </th>
    </tr>
    {tokens.map((token) => (
      <Row key={token.name} {...token} state={state} />
    ))}
  </tbody>
)

function ContrastLine({ contrast }: Pick<PartTokens, 'contrast'>) {
  const { number } = useFormats()
  if (!contrast) return null
  const ratio = (value: number) => number(Math.floor(value * 10) / 10)
  return (
    <Text look="caption" tone="muted">
      <Say pair={words.contrast} />, <Ltr>{contrast.ground}</Ltr>: <Say pair={words.light} /> {ratio(contrast.light)},{' '}
      <Say pair={words.dark} /> {ratio(contrast.dark)}
    </Text>
  )
}

/** The tokens of the pressed part, with their values in both themes, then the tokens that it has in other states. */
export const TokenPanel = ({ title, tokens, contrast, states }: PartTokens & { title: string }) => (
  <div className={panel}>
    <Heading level={3} look="heading">
      <span lang="en">
        <Ltr>{title}</Ltr>
      </span>
    </Heading>
    {tokens.length === 0 && states.length === 0 ? (
      <Text tone="muted">
        <Say pair={words.none} />
      </Text>
    ) : (
      <table className={table}>
        <thead>
          <tr>
            {[words.token, words.light, words.dark].map((pair) => (
              <th key={pair.en} scope="col" className={head}>
                <Say pair={pair} />
              </th>
            ))}
            <th scope="col" className={head}>
              <VisuallyHidden>
                <Say pair={words.copy} />
              </VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <Row key={token.name} {...token} state="rest" />
          ))}
        </tbody>
        {states.map((one) => (
          <StateRows key={one.state} {...one} />
        ))}
      </table>
    )}
    <ContrastLine contrast={contrast} />
  </div>
)
