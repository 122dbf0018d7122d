/** What a built site holds of others, and under which licence. Written beside Spearmint's own files. */
export const LICENSES = `This site was built with Spearmint (MIT).

Icons drawn in its pages:
- Font Awesome Free 6 by Fonticons, Inc. (https://fontawesome.com), CC BY 4.0: https://creativecommons.org/licenses/by/4.0/
- Lucide (https://lucide.dev), ISC: Copyright (c) Lucide Contributors
`
