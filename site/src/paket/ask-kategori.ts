import { PRODUK } from '../konten/produk.ts'
import { question } from '../question.ts'
import { today } from '../today.ts'
import { barisLain } from './ask-paket.ts'
import { dijual } from './dijual.ts'
import { dijualProgram, isSejarah, isStudi } from './layanan.ts'
import { listPaket } from './list-paket.ts'

/** Asks for the packages on sale beside the fixed samples of worship, learning, or history. */
export const barisKategori = question('paket/kategori', async (kategori: 'ibadah' | 'ilmiah' | 'sejarah') => {
  const cocok = {
    ibadah: ({ tipe_paket }: { tipe_paket: string }) => tipe_paket !== 'Overseas',
    ilmiah: isStudi,
    sejarah: isSejarah,
  }[kategori]
  return barisLain(dijual(await listPaket(), today, cocok))
})

/** Asks for the packages on sale beside a fixed programme, by its index in `PRODUK`. */
export const barisProgram = question('paket/program', async (index: number) => {
  const produk = PRODUK[index]
  if (!produk) return []
  return barisLain(dijualProgram(produk.paket, produk.layanan, await listPaket(), today))
})
