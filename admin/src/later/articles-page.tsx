import { Later } from './later.tsx'

export function Component() {
  return <Later title="Articles">Artikel akan ditulis dan diterbitkan di sini pada versi berikutnya.</Later>
}
