import { IconArticle } from '@tabler/icons-react'
import { Later } from './later.tsx'

export function Component() {
  return (
    <Later title="Articles" icon={IconArticle}>
      Artikel akan ditulis dan diterbitkan di sini pada versi berikutnya.
    </Later>
  )
}
