import { useMediaQuery } from '@mantine/hooks'
import { formatTanggalHari, hariIni } from '@safar/shared/platform/format/tanggal'
import type { ReactNode } from 'react'
import { useMay } from '../../access/session/session-store.ts'
import { KursiNotice } from '../../content/paket/kursi/kursi-notice.tsx'
import { KesehatanCard } from '../../ops/kesehatan/kesehatan-card.tsx'
import { GiliranCard } from '../../people/pendaftaran/giliran/giliran-card.tsx'
import { ChangedNotice } from '../../people/pendaftaran/massal/changed-notice.tsx'
import { Notices } from '../../platform/ui/notices.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { AddPaketForm } from './add-paket-form.tsx'
import { FigureReminder } from './angka-ingat.tsx'
import classes from './dashboard.module.css'
import { DemandCard } from './demand-card.tsx'
import { DeparturesCard } from './departures-card.tsx'
import { Figures } from './figures.tsx'
import { HariIni } from './hari-ini.tsx'
import { LicenceReminder } from './izin-ingat.tsx'
import { LangkahAwal } from './langkah-awal.tsx'
import { Pemilik } from './pemilik.tsx'
import { PlanReminder } from './rencana-ingat.tsx'
import { TautanMati } from './tautan-mati.tsx'
import { TeksUang } from './teks-uang.tsx'

/** Wraps a part of the page in an error boundary: the others stay. */
function part(name: string, card: ReactNode) {
  return (
    <SafeRow of={name} name={name} as="div">
      {card}
    </SafeRow>
  )
}

/** Renders the dashboard in the order of a day's work: what is due, the system's health, sales, and the rest. */
export function Component() {
  const [isAdmin, isStaff] = [useMay('admin'), useMay('staff')]
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  return (
    <>
      <PageTitle title="Dashboard" lead={formatTanggalHari(hariIni())} />
      {part('Hari ini', <HariIni />)}
      {isAdmin && part('Langkah awal', <LangkahAwal />)}
      {part('Yang menunggu kabar', <GiliranCard />)}
      {/* The list of problems may take screens of a phone: the owner's figures are on the first two. */}
      {isAdmin && isPhone && part('Penjualan dan uang', <Pemilik />)}
      {isAdmin && part('Kesehatan sistem', <KesehatanCard />)}
      {isAdmin && !isPhone && part('Penjualan dan uang', <Pemilik />)}
      <div className={classes.columns}>
        {part('Keberangkatan berikutnya', <DeparturesCard />)}
        {isStaff && <AddPaketForm />}
      </div>
      {part('Angka hari ini', <Figures />)}
      {part('Penjualan kursi', <DemandCard />)}
      {isAdmin && part('Masa berlaku izin', <LicenceReminder />)}
      {part('Rencana terbit', <PlanReminder />)}
      {isStaff && part('Tautan ke halaman yang sudah tidak ada', <TautanMati />)}
      {isStaff && part('Teks soal bayar dan batal', <TeksUang />)}
      {isAdmin && part('Yang perlu diperiksa lagi', <FigureReminder />)}
      {isStaff && (
        <Notices>
          <KursiNotice />
          <ChangedNotice />
        </Notices>
      )}
    </>
  )
}
