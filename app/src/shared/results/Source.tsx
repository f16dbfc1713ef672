import { FormattedMessage } from 'react-intl'

/** Names the source of results. Every chart shows its source (E-06). */
export const ResultsSource = ({ isOwn = false }: { isOwn?: boolean }) => (
  <FormattedMessage id={isOwn ? 'results.source.own' : 'results.source.links'} />
)

/** Returns a notice if the figures are invented, as in a demo. */
export const demoWords = (isDemo: boolean) => (isDemo ? <FormattedMessage id="results.demo" /> : undefined)
