import { ICONS, type IconName } from './icons.ts'
import { Outline } from './outline.tsx'

/** Renders an icon by its name. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  return <Outline path={ICONS[name]} {...(size && { size })} />
}
