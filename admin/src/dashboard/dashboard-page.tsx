import type { ReactNode } from 'react'
import { KesehatanCard } from '../kesehatan/kesehatan-card.tsx'
import { KursiNotice } from '../paket/kursi/kursi-notice.tsx'
import { GiliranCard } from '../pendaftaran/giliran/giliran-card.tsx'
import { useMay } from '../session/session-store.ts'
import { Notices } from '../ui/notices.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SafeRow } from '../ui/safe-row.tsx'
import { AddPaketForm } from './add-paket-form.tsx'
import { AngkaIngat } from './angka-ingat.tsx'
import classes from './dashboard.module.css'
import { DeparturesCard } from './departures-card.tsx'
import { Figures } from './figures.tsx'
import { IzinIngat } from './izin-ingat.tsx'
import { LakuCard } from './laku-card.tsx'
import { LangkahAwal } from './langkah-awal.tsx'
import { RencanaIngat } from './rencana-ingat.tsx'
import { TautanMati } from './tautan-mati.tsx'
import { TeksUang } from './teks-uang.tsx'

/** A part of the page: one that cannot be drawn leaves the others where they are. */
function part(name: string, card: ReactNode) {
  return (
    <SafeRow of={name} name={name} as="div">
      {card}
    </SafeRow>
  )
}

/** The day at a glance: what leaves next, what there is, who is new, and a quick start for a package. */
export function Component() {
  const [isAdmin, isStaff] = [useMay('admin'), useMay('staff')]
  return (
    <>
      <PageTitle title="Dashboard" />
      {isAdmin && part('Kesehatan sistem', <KesehatanCard />)}
      {isAdmin && part('Langkah awal', <LangkahAwal />)}
      {isAdmin && part('Masa berlaku izin', <IzinIngat />)}
      {isAdmin && part('Yang perlu diperiksa lagi', <AngkaIngat />)}
      {part('Rencana terbit', <RencanaIngat />)}
      {isStaff && part('Tautan ke halaman yang sudah tidak ada', <TautanMati />)}
      {isStaff && part('Teks soal bayar dan batal', <TeksUang />)}
      {part('Angka hari ini', <Figures />)}
      {part('Yang menunggu kabar', <GiliranCard />)}
      <div className={classes.columns}>
        {part('Keberangkatan berikutnya', <DeparturesCard />)}
        {isStaff && <AddPaketForm />}
      </div>
      {part('Penjualan kursi', <LakuCard />)}
      {isStaff && (
        <Notices>
          <KursiNotice />
        </Notices>
      )}
    </>
  )
}
