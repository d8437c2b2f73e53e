import { OpenKolomMenu } from '../paket/list/kolom-menu-open.tsx'
import { PaketCards } from '../paket/list/paket-cards.tsx'
import { PaketList } from '../paket/list/paket-list.tsx'
import { OpenMenu } from '../paket/list/row-menu-open.tsx'
import { UndoNotice } from '../paket/list/undo-notice.tsx'
import { PendaftaranRow } from '../pendaftaran/pendaftaran-row.tsx'
import { Bingkai } from './bingkai.tsx'
import { paket, pendaftaran, satuPaket, today } from './contoh.ts'
import classes from './gaya.module.css'

const nothing = () => undefined
const rows = paket.map((each, index) => ({ ...each, nomor: index + 1 }))
const usual = { isLoading: false, isFailed: false, onRetry: nothing, onDeleted: nothing }
const button = <button type="button">⋮</button>

export function Daftar() {
  return (
    <div className={classes.bingkaiBingkai}>
      <Bingkai judul="Daftar paket" lebar="penuh">
        <PaketList paket={paket} {...usual} />
      </Bingkai>
      <Bingkai judul="Daftar paket: kosong" lebar="penuh">
        <PaketList paket={[]} {...usual} />
      </Bingkai>
      <Bingkai judul="Daftar paket: memuat" lebar="penuh">
        <PaketList paket={[]} {...usual} isLoading />
      </Bingkai>
      <Bingkai judul="Daftar paket: gagal" lebar="penuh">
        <PaketList paket={[]} {...usual} isFailed />
      </Bingkai>
      <Bingkai judul="Kartu di ponsel" lebar="ponsel">
        <PaketCards rows={rows} today={today} onDelete={nothing} />
      </Bingkai>
      <Bingkai judul="Menu baris" ruang>
        <OpenMenu paket={satuPaket} target={button} onClose={nothing} />
      </Bingkai>
      <Bingkai judul="Menu kolom" ruang>
        <OpenKolomMenu
          kolom={{ visibility: { durasi: false }, toggle: nothing }}
          target={button}
          onClose={nothing}
        />
      </Bingkai>
      <Bingkai judul="Terhapus, dapat diurungkan">
        <UndoNotice paket={satuPaket} onClose={nothing} />
      </Bingkai>
      <Bingkai judul="Pendaftaran" lebar="penuh">
        <ul className={classes.polos}>
          <PendaftaranRow pendaftaran={pendaftaran} namaPaket="Umroh" />
          <PendaftaranRow
            pendaftaran={{ ...pendaftaran, id: 2, status: 'lunas', catatan: '', catatan_admin: '' }}
            namaPaket="Haji Khusus 1448 H"
          />
        </ul>
      </Bingkai>
    </div>
  )
}
