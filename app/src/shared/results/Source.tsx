import { FormattedMessage } from 'react-intl'

/** Names the source of results; every chart shows it (E-06). */
export const ResultsSource = ({ isOwn = false }: { isOwn?: boolean }) => (
  <FormattedMessage id={isOwn ? 'results.source.own' : 'results.source.links'} />
)

/** Returns the notice that figures are invented, if they are. */
export const demoWords = (isDemo: boolean) => (isDemo ? <FormattedMessage id="results.demo" /> : undefined)
