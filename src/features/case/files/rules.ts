/** Types of copies that every browser shows. A TIFF is none of them: it is saved like a document. */
const ofBrowsers: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** Whether pages have a small picture of a copy, and its whole in a viewer. @param type the media type of the copy */
export const isPicture = (type: string | null): boolean => type !== null && ofBrowsers.includes(type)
