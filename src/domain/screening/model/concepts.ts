import { listOf } from '../phrases.ts'
import type { Word } from '../words.ts'

/**
 * What a word is about, in both languages at once, so that the model learns "somebody + will + harm" from one text and knows
 * it in another that uses none of its words. `kill*` is a word that begins so. A word may be of several; of none is usual.
 * None of them is a sign of danger by itself: the model weighs how they stand together.
 */
const written: Readonly<Record<string, string>> = {
  i: 'i im ive id ill ima imma yo',
  me: 'me my mine myself mi mis mio mia mios mias conmigo',
  we: 'we us our ours weve nosotros nosotras nos nuestro nuestra nuestros nuestras',
  he: 'he she hes shes him her his hers himself herself el ella ellos ellas le les su sus suyo suya',
  they: 'they them their theyre theyll themselves theyve',
  you: 'you your yours youre youll youve yourself ya yall u ur tu tus te ti usted ustedes vos contigo',
  somebody: 'someone somebody anyone anybody everyone everybody people folks alguien gente todos cualquiera',
  nobody: 'nobody noone none nadie ninguno ninguna',
  will: 'will wont gonna going shall ill youll theyll itll ima imma bout voy vas va vamos van ire iras ira iremos iran',
  would: 'would could might may id should must ought wouldnt couldnt shouldnt podria podrian deberia deberian quizas tal pudiera',
  want: 'want* wanna wish* hope* need* deserv* quiero quiere quisiera ojala espero merec* necesit* dese*',
  not: 'not never no dont doesnt didnt wont cant cannot isnt arent wasnt werent without aint nunca jamas sin tampoco ni',
  if: 'if unless when until till once before after si hasta cuando antes despues',
  was: 'was were had did been got went said told came took gave saw heard felt kept left made fue era eran estaba estaban habia hizo dijo tuvo dio vino conto sido',
  is: 'is are has have does keeps keep still hes shes theyre es esta estan tiene tienen sigue siguen anda',
  now: 'now tonight today right currently rn tonite hoy ahora ahorita noche mismo ya',
  soon: 'tomorrow soon next weekend monday tuesday wednesday thursday friday saturday sunday sunrise morning tmrw manana pronto proxim* lunes martes miercoles jueves viernes sabado domingo semana',
  again: 'every always again nightly weekly daily cada siempre vez veces otra diario',
  ago: 'ago last year* past back then earlier former* previous* since used hace pasad* ano anos entonces aquel* anterior*',
  someday: 'someday day days eventually patient patience forever enough whenever dia algun paciencia tarde temprano',
  kill: 'kill* murder* slaughter* execut* assassinat* behead* lynch* unaliv* exterminat* mata* mate maten mato asesin* liquid* ejecut* degoll*',
  shoot: 'shoot* shot shots gunned trigger bang fire fires fired aim aimed aiming target* dispar* balazo* tiro tiros balear plomo lead',
  hurt: 'hurt* harm* beat* punch* slap* hit hits hitting kick* chok* strangl* stab* attack* assault* smack* whip* belt* grab* shov* push* throw* threw slam* drag* bit bite* biting pinch* pega* pego peg* golpe* lastim* dano danar patea* empuj* ahorc* cachet* jalon* cinturon* apunal* zarande* madre*',
  break:
    'break* broke* smash* crush* destroy* wreck* ruin* tear torn rip* bust* rompe* romper quebr* destroz* destru* arruin* parti* revent*',
  fire: 'burn* torch* arson flame* match matches gasoline gas lighter explod* bomb* ash ashes smoke quem* prend* fuego lumbre incendi* gasolina cenizas arde* cerillo*',
  weapon:
    'gun* rifle* pistol* shotgun* ammo weapon* knife knives blade machete bomb* bat glock bullet* ar15 caliber 9mm holster loaded revolver firearm* crowbar hammer axe carry arma armas pistola* cuchillo* bala balas navaja escopeta bate cargada',
  body: 'head face throat neck teeth jaw skull knee* leg* arm arms rib* bone* eye eyes blood* bleed* wrist* body bodies skin finger* cabeza cara cuello garganta dientes piernas brazos huesos sangr* cuerpo ojos munecas',
  mark: 'bruis* scar* welt* wound* injur* burns cuts lip hospital emergency er stitch* limp* moret* marca* herid* golpes cicatri* urgencias hinchad*',
  die: 'die dies dying died dead death deadly suicid* overdos* hang* drown* jump* bury buried grave* coffin* casket funeral* cemetery underground tomb* morgue urn morir* muer* muri* tumba ataud funeral panteon entierr* ahog* ahorcar* suicid*',
  end: 'end ends ending ended finish* done over stop stops quit final finally forever exit permanent* acab* termin* ultim* final',
  alive:
    'live living life alive exist* breath* wake waking woke surviv* here world earth vida vivir vivo viva existir respir* despert* mundo sobreviv*',
  goodbye:
    'note notes letter letters will goodbye bye farewell forgive sorry remember miss loved love tell beneficiary insurance passwords envelope drawer box adios despid* despedi* carta cartas perdon* recuerd* quier* amo dile diganle seguro cajon caja',
  better: 'better burden without peace rest relief sleep quiet easier mejor carga paz descans* dormir alivio tranquil* estorb*',
  means:
    'pill* bottle* rope bridge cliff train roof tub tracks razor river pastilla* frasco soga puente vias azotea navaja veneno poison* rio',
  hopeless:
    'pointless hopeless nothing point reason tired exhausted empty numb worthless anymore left alone dark cansad* harta harto vacio vacia sentido nada sola solo razon fuerzas aguant* rindo',
  home: 'home* house* address* street* driveway* door* porch* garage* yard* window* mailbox gate neighbor* lives apartment fence casa* direccion calle puerta cochera ventana domicilio vive barrio colonia departamento vecin*',
  car: 'car* truck* parking lot garage tire tires brakes plate license bumper jeep sedan suv camry subaru drives parks parked park convertible carro* coche* camioneta llantas frenos estaciona* placa* manej*',
  habits:
    'lunch jog* gym garden* dog dogs walks walk church golf vacation* dinner breakfast coffee routine route* habit* trail seat wife husband family kids almuerz* corre perro iglesia jardin vacaciones rutina ruta misa esposa familia',
  place:
    'outside corner alley hallway stairs elevator store school road bus behind near front afuera esquina pasillo tienda escuela camino detras frente',
  watch:
    'watch* follow* wait* stalk* track* visit* found find* know knows knew see seeing look* learn* photograph* picture* camera* photo* drove drive tracker airtag gps seguir* sigo sigu* vigil* esper* encontr* buscar* busc* se sabemos conozco foto* mir*',
  group:
    'brothers cousin* nephew* uncle* friend* buddies buddy crew boys club platoon guys gang hermanos primo* sobrinos amig* compadre* compa clica muchachos conocidos',
  take: 'take* taking took grab* run running disappear* vanish* gone hide hiding hid cross* border passport* pack* leav* flight plane tank mexico canada llev* desaparec* escond* frontera pasaporte* maleta* huir cruzar* avion',
  return:
    'return* back hand give giving goes go send* sent visit* exchange* overnight* pick drop regres* devuelv* entreg* manda* mandan recog* toca',
  child:
    'child* kid kids son sons daughter* baby babies boy* girl* toddler* stepson stepdaughter grand* twin* niece* nephew* infant* newborn teen* oldest youngest little hijo hija hijos hijas nino nina ninos ninas bebe bebes nieto nieta nene nena chamaco* chiquit* menor* peque* sobrin* gemel*',
  parent:
    'dad dads father* mom moms mother* mama papa stepdad stepfather stepmom stepmother boyfriend girlfriend ex husband wife uncle aunt grandfather grandmother grandma grandpa brother roommate partner padrastro madrastra novio novia tio tia padre madre esposo esposa marido abuel* hermano pareja',
  pro: 'judge* lawyer* attorney* guardian* gal evaluator* mediator* commissioner* magistrate justice expert psychologist therapist clerk bailiff counsel* referee coordinator honor robe bench juez* jueces abogad* licenciad* tutor* evaluador* magistrad* mediador* perit* psicolog* coordinador* comisionad* #own',
  court:
    'court* hearing* trial* motion* order* ruling* rule* ruled evidence custody case* testimon* testif* exhibit* file* filed report* record* brief* objection* transcript* docket* decision* settlement* decree* divorce* mediation* evaluation* interview* visitation support writ reversal corte juzgado audiencia* juicio caso* orden* custodia prueba* expediente* reporte* informe* decision* fallo divorcio* mocion sentencia* pension',
  safe: 'safe* protect* restrain* shelter* granted grant believed listened thank* grateful saved supervised segur* protec* protegi* refugio gracias agradec* salv* restriccion supervisad*',
  praise:
    'good great best excellent wonderful amazing kind fair honest clear patient calm professional thorough worth star* buen* excelente mejor amable just* honest* clar* paciente profesional estrella*',
  vow: 'appeal* complain* complaint* sue sues suing vote* voting elect* election* ballot campaign* press reporter* newspaper senator legislature commission licens* board refund bill* invoice* investigat* review* recommend* hire* hired apel* queja* demand* vot* eleccion* prensa periodic* comision denunci* factur* recomend* contrat*',
  pay: 'pay pays paying paid regret* answer answers deserve* karma price cost* owe* debt justice revenge payback reckoning lesson learn* consequences comeuppance coming pag* arrepent* lament* caro cuenta* venganza veng* deb* leccion justicia castig* precio',
  god: 'god lord jesus heaven hell devil pray* prayer* judgment sin sins bible amen dios senor diablo infierno cielo rez* virgen castigo bendi* pecado* diosito',
  fear: 'afraid scared scare* terrif* fear* frighten* nightmare* scream* cry cries crying cried hid shaking beg begs begged miedo asust* aterr* terror grit* llor* temblando pesadilla* suplic*',
  threaten: 'threat* amenaz* warned swore says texted wrote dice manda texto escribio',
  drug: 'drunk drink* drank alcohol beer* vodka whiskey wine high drug* meth heroin fentanyl cocaine crack weed pipe needle* syringe* nodding borrach* tom* cerveza* drogas drogad* pedo metanfetamina cristal jeringa* aguja*',
  abuse:
    'abus* molest* rape* touch* naked undress* bath* bed bathroom sexual* fondl* secret secrets predator porn* viol* toca* tocar* desnud* bano cama sexual* secreto* manose*',
  neglect:
    'lock* closet basement food hungry eat eats starv* alone unsupervised filthy dirty cold insulin inhaler medicine* encierr* encerr* comida hambre come comen solit* sucio frio medicina*',
  help: 'help* please 911 police cps emergency rescue urgent* call* ayud* auxilio policia favor urgente emergencia dif llam*',
  idea: 'sometimes thought* think* dream* imagin* wonder* mind plan* ready decided decide promise* swear swore guarantee mean serious* bet pienso piens* suen* imagin* plan* lista listo decid* promet* jur* seri*',
  warn: 'warn* careful beware luck accident* happen* strange surprise* ask remind sleep sleeps cuidado cuid* aguas suerte accident* pas* sorpres* sorprend* suced* duerm* advert*',
  count: 'count* clock tick tock hours minutes time number* timer deadline horas minutos tiempo contad* cuent* reloj plazo poco',
  laugh: 'lol haha* joke joking kidding jk laugh* jaja* broma* chiste* funny',
  anger: 'hate* angry anger* furious rage* mad piss* disgust* evil monster* odi* rabia coraje furi* enoj* monstruo* maldit*',
  work: 'prepar* listen* explain* read* fair unfair* rude* late* polite* answer* question* email* phone* respond* returned office client* profession* hour* month* week* escuch* explic* injust* groser* tard* pregunt* client* amabl* atent* oficina* semanas mes meses',
  idiom:
    'literally figure* figuratively almost nearly courtroom stand cross argument* witness* deal bill nerves embarrass* boredom verguenza risa aburr* nervios argumento* testigo*',
}

interface Table {
  byWord: ReadonlyMap<string, readonly string[]>
  /** By the first letters of a stem: few to try for a word. */
  byStart: ReadonlyMap<string, readonly { stem: string; name: string }[]>
}

const startLetters = 2
/** A year that is told is mostly past. */
const year = /^(?:19|20)\d\d$/

function tableOf(): Table {
  const byWord = new Map<string, string[]>()
  const byStart = new Map<string, { stem: string; name: string }[]>()
  const put = <T>(map: Map<string, T[]>, key: string, value: T) => {
    const list = map.get(key)
    if (list) list.push(value)
    else map.set(key, [value])
  }
  for (const [name, text] of Object.entries(written))
    for (const word of listOf(text)) {
      if (!word.endsWith('*')) put(byWord, word, name)
      else put(byStart, word.slice(0, startLetters), { stem: word.slice(0, -1), name })
    }
  return { byWord, byStart }
}

const table = tableOf()

/** The names of the concepts, in the order in which they are written. */
export const conceptNames = Object.keys(written)

/** What a word is about: names of concepts, each once. */
export function conceptsOf({ keys }: Pick<Word, 'keys'>): readonly string[] {
  const found = new Set<string>()
  for (const key of keys) {
    for (const name of table.byWord.get(key) ?? []) found.add(name)
    for (const { stem, name } of table.byStart.get(key.slice(0, startLetters)) ?? []) if (key.startsWith(stem)) found.add(name)
  }
  if (keys.some((key) => year.test(key))) found.add('ago')
  return [...found]
}
