import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { list } from './FileDrop.css.ts'
import { FileDrop, type FileKind } from './FileDrop.tsx'
import { FileRow } from './FileRow.tsx'
import { slowLine } from './line.sample.ts'
import type { FileState } from './queue.ts'
import { megabyte } from './refuse-file.ts'

const meta = { title: 'Components/FileDrop/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const nothing = () => {}
const states: readonly FileState<string>[] = [
  { kind: 'checking' },
  { kind: 'waiting' },
  { kind: 'sending', share: 0.4 },
  { kind: 'done', result: '' },
  { kind: 'refused', why: 'type' },
  { kind: 'failed' },
  { kind: 'cancelled' },
]
const names = {
  plain: 'licence.pdf',
  mixed: 'عقد Rawshan Home رقم 12 (نهائي).pdf',
  unbroken: `${'ملف_طويل_جدا_'.repeat(8)}final.pdf`,
  override: 'report\u202Efdp.exe',
  combining: 'Ça\u0301\u0300\u0301 😀👩‍👩‍👧.pdf',
}
const kinds: readonly FileKind[] = ['pdf']

const content = new Uint8Array(1_500_000)

function Row({ name, state }: { name: string; state: FileState<string> }) {
  return (
    <ul className={list}>
      <FileRow
        entry={{ id: 0, file: new File([content], name), state }}
        refusal={state.kind === 'refused' ? 'Invalid file type. Only pdf files are allowed.' : null}
        isDisabled={false}
        onStop={nothing}
        onRetry={nothing}
        onRemove={nothing}
      />
    </ul>
  )
}

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={[
        ...states.map((state): Case => ({ name: state.kind, node: <Row name={names.plain} state={state} /> })),
        ...Object.entries(names).map(([name, file]): Case => ({ name, node: <Row name={file} state={{ kind: 'sending', share: 0.6 }} /> })),
      ]}
    />
  ),
}

export const Stress: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <FileDrop
            label={<Say pair={pair} />}
            hint={<Say pair={pair} />}
            kinds={kinds}
            maxBytes={megabyte}
            send={slowLine().send}
            isOptional
          />
        ),
      }))}
    />
  ),
}
