import { PageTitle } from '../../platform/ui/page-title.tsx'
import { FaktorCard } from './faktor-card.tsx'
import { NamaForm } from './nama-form.tsx'
import { PasswordForm } from './password-form.tsx'
import classes from './profile.module.css'
import { SesiCard } from './sesi-card.tsx'

/** Renders the settings of one's own account: name, password, factors, and sessions. */
export function Component() {
  return (
    <>
      <PageTitle title="Pengaturan Profil" />
      <div className={classes.forms}>
        <NamaForm />
        <PasswordForm />
        <div className={classes.wide}>
          <FaktorCard />
        </div>
        <div className={classes.wide}>
          <SesiCard />
        </div>
      </div>
    </>
  )
}
