/** The slugs of the services that SPEC names, whose names say more than a type of package. */
export type SlugLayanan =
  | 'haji-khusus'
  | 'umroh-overseas'
  | 'umroh-plus'
  | 'overseas-malaysia'
  | 'halal-tour'
  | 'mahad-nabawi'
