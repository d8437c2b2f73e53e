import { Later } from './later.tsx'

export function Component() {
  return <Later title="Services">Daftar layanan akan dikelola di sini pada versi berikutnya.</Later>
}
