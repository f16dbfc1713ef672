import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { face } from '../../stories/face.ts'
import { ImageCropper } from './ImageCropper.tsx'
import { cropShapeNames } from './shapes.ts'

const meta = { title: 'Components/ImageCropper/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

function Everything({ isNarrow = false }) {
  const [, setArea] = useState({})
  const cases = pairs(cropShapeNames, [false, true]).map(([shape, isDisabled]): Case => ({
    name: `${shape}${isDisabled ? ' disabled' : ''}`,
    node: <ImageCropper url={face} shape={shape} isDisabled={isDisabled} onAreaChange={setArea} />,
  }))
  return <Matrix isNarrow={isNarrow} cases={cases} />
}

export const EveryShape: StoryObj = { render: () => <Everything /> }
export const Stress: StoryObj = { render: () => <Everything isNarrow /> }
