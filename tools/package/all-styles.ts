/* The rules of the whole page come before those of the parts, which the other entries of the build add. */
import '@wasla/design-system/themes/fonts.css.ts'
import '@wasla/design-system/themes/themes.css.ts'
import '@wasla/design-system/themes/base.css.ts'
