import { PageTitle } from '../ui/page-title.tsx'
import { NamaForm } from './nama-form.tsx'
import { PasswordForm } from './password-form.tsx'
import classes from './profile.module.css'

/** The own account: name and password. */
export function Component() {
  return (
    <>
      <PageTitle title="Pengaturan Profil" />
      <div className={classes.forms}>
        <NamaForm />
        <PasswordForm />
      </div>
    </>
  )
}
