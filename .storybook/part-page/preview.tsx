import './phone.css.ts'
import { PartPage } from './PartPage.tsx'
import { PartHeading, PartTitle } from './headings.tsx'

/** The page of every part. It is no part of the preview itself, because tests of stories need none of it. */
export const parameters = { docs: { container: PartPage, components: { h1: PartTitle, h2: PartHeading } } }
