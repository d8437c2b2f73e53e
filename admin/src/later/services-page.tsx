import { IconSettings } from '@tabler/icons-react'
import { Later } from './later.tsx'

export function Component() {
  return (
    <Later title="Services" icon={IconSettings}>
      Daftar layanan akan dikelola di sini pada versi berikutnya.
    </Later>
  )
}
