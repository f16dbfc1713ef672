import { FormattedMessage } from 'react-intl'

/** Where figures of results come from: every chart says it (E-06). */
export const ResultsSource = ({ isOwn = false }: { isOwn?: boolean }) => (
  <FormattedMessage id={isOwn ? 'results.source.own' : 'results.source.links'} />
)

/** Says that figures are invented, where they are. */
export const demoWords = (isDemo: boolean) => (isDemo ? <FormattedMessage id="results.demo" /> : undefined)
