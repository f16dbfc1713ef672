import { expect, it } from 'vitest'
import { apiReport, declarations, variantLists } from './declarations.ts'

const text = `import type { Ref } from 'react';
import { type sizes } from './Button.css.ts';
export type ButtonProps = {
    /** One per screen. @default 'medium' */
    size?: (typeof sizes)[number];
    ref?: Ref<HTMLButtonElement>;
};
export declare function Button({ size, ref }: ButtonProps): import("react").JSX.Element;
export {};
`

it('declarations keeps exports and props, and leaves out comments and imports', () =>
  expect(declarations(text)).toBe(
    [
      'export type ButtonProps = {',
      '  size?: (typeof sizes)[number]',
      '  ref?: Ref<HTMLButtonElement>',
      '}',
      'export function Button({ size, ref }: ButtonProps): import("react").JSX.Element',
    ].join('\n'),
  ))

it('variantLists returns the lists of variants and nothing else of a style file', () =>
  expect(variantLists("export declare const sizes: readonly ['small', 'large'];\nexport declare const box: string;\n")).toBe(
    "export const sizes: readonly ['small', 'large']",
  ))

it('apiReport lists modules in a fixed order, and leaves out modules without exports', () => {
  const report = apiReport(
    new Map([
      [
        'b',
        [
          { address: 'b/z.ts', promises: 'export const z: 1' },
          { address: 'b/a.ts', promises: 'export const a: 1' },
        ],
      ],
      ['a', [{ address: 'a/none.ts', promises: '' }]],
    ]),
  )
  expect(report).not.toContain('## a')
  expect(report.indexOf('b/a.ts')).toBeLessThan(report.indexOf('b/z.ts'))
})
