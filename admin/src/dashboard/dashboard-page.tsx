import { KesehatanCard } from '../kesehatan/kesehatan-card.tsx'
import { KursiNotice } from '../paket/kursi/kursi-notice.tsx'
import { GiliranCard } from '../pendaftaran/giliran/giliran-card.tsx'
import { useMay } from '../session/session-store.ts'
import { Notices } from '../ui/notices.tsx'
import { PageTitle } from '../ui/page-title.tsx'
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

/** The day at a glance: what leaves next, what there is, who is new, and a quick start for a package. */
export function Component() {
  const [isAdmin, isStaff] = [useMay('admin'), useMay('staff')]
  return (
    <>
      <PageTitle title="Dashboard" />
      {isAdmin && <KesehatanCard />}
      {isAdmin && <LangkahAwal />}
      {isAdmin && <IzinIngat />}
      {isAdmin && <AngkaIngat />}
      <RencanaIngat />
      {isStaff && <TautanMati />}
      {isStaff && <TeksUang />}
      <Figures />
      <GiliranCard />
      <div className={classes.columns}>
        <DeparturesCard />
        {isStaff && <AddPaketForm />}
      </div>
      <LakuCard />
      {isStaff && (
        <Notices>
          <KursiNotice />
        </Notices>
      )}
    </>
  )
}
