import { useMediaQuery } from '@mantine/hooks'
import { KesehatanCard } from '../kesehatan/kesehatan-card.tsx'
import { KursiNotice } from '../paket/kursi/kursi-notice.tsx'
import { GiliranCard } from '../pendaftaran/giliran/giliran-card.tsx'
import { MassalNotice } from '../pendaftaran/massal/massal-notice.tsx'
import { useMay } from '../session/session-store.ts'
import { Notices } from '../ui/notices.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { AddPaketForm } from './add-paket-form.tsx'
import { AngkaIngat } from './angka-ingat.tsx'
import classes from './dashboard.module.css'
import { DeparturesCard } from './departures-card.tsx'
import { Figures } from './figures.tsx'
import { HariIni } from './hari-ini.tsx'
import { IzinIngat } from './izin-ingat.tsx'
import { LakuCard } from './laku-card.tsx'
import { LangkahAwal } from './langkah-awal.tsx'
import { Pemilik } from './pemilik.tsx'
import { RencanaIngat } from './rencana-ingat.tsx'
import { TautanMati } from './tautan-mati.tsx'

/** The day in the order of its work: what is due today, whether all is well, what sells and what is to come, and the rest. */
export function Component() {
  const [isAdmin, isStaff] = [useMay('admin'), useMay('staff')]
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  return (
    <>
      <PageTitle title="Dashboard" />
      <HariIni />
      {isAdmin && <LangkahAwal />}
      <GiliranCard />
      {/* What is wrong may take screens of a phone: the owner's figures stand on the first two. */}
      {isAdmin && isPhone && <Pemilik />}
      {isAdmin && <KesehatanCard />}
      {isAdmin && !isPhone && <Pemilik />}
      <div className={classes.columns}>
        <DeparturesCard />
        {isStaff && <AddPaketForm />}
      </div>
      <Figures />
      <LakuCard />
      {isAdmin && <IzinIngat />}
      <RencanaIngat />
      {isStaff && <TautanMati />}
      {isAdmin && <AngkaIngat />}
      {isStaff && (
        <Notices>
          <KursiNotice />
          <MassalNotice />
        </Notices>
      )}
    </>
  )
}
