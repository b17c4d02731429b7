/** Where children are, with a name before or behind it. */
export const careWords =
  'preschool daycare elementary montessori kindergarten academy prep middle high charter school nursery camp kindercare headstart church chapel temple synagogue mosque masjid parish ministries fellowship tabernacle'
/** Of them, those that are a place of worship: "Trinity Lutheran", "Parroquia San José". */
export const worshipWords =
  'church chapel temple synagogue mosque masjid ministries fellowship tabernacle iglesia parroquia templo sinagoga mezquita capilla'
/** Spanish puts the word first: "Iglesia El Buen Pastor", "Guardería Arcoíris". */
export const spanishFirst =
  'iglesia parroquia templo guarderia escuela colegio jardin preescolar kinder secundaria primaria instituto preparatoria'
/** Before a school, a faith or a kind of it, which names none: "Catholic school", "Sunday school". */
export const kindsOfPlaces =
  'catholic christian lutheran methodist baptist presbyterian episcopal mormon lds jewish islamic muslim orthodox pentecostal evangelical hebrew quaker adventist anglican protestant sunday saturday public private charter english spanish french german american high middle elementary primary junior senior law medical medieval summer day boarding military trade night virtual online local old new big free first second my our his her their the a an that this same every any another what which traffic vacation bible basketball soccer football band god gods supreme county city state high catolica cristiana bautista evangelica publica privada primaria secundaria ninos'
/** Who or what one has at an employer: "my supervisor at Delta". */
export const atWork =
  'supervisor boss manager schedule shift shifts position coworkers coworker colleagues desk office hr job career internship jefe jefa turno puesto patron gerente companeros supervisora supervisor empleo trabajo'
/** What a firm's place is called, in small letters behind its name. */
export const branches =
  'store branch warehouse distribution center plant clinic office hospital restaurant reservations dealership factory tienda sucursal planta bodega fabrica'
/** Working, in "where I work, T-Mobile". */
export const working = 'work works worked working teach teaches nurse am im trabajo trabaja trabajaba'
