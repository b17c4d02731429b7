/** Given names of many of America's communities, each here because people bear it, none for a role or a state. */
export const givenNames: readonly string[] = `
Aaliyah Aaron Abena Adaeze Adelina Aditya Agnieszka Ahmed Aiko Aisha Akira Alan Alejandra Alice Alondra Amara Amina Amit Amos Ana
Anders Andrea Angela Anh Anil Anita Anjali Antonio Anya Araceli Ariel Armando Arturo Asha Ashley Astrid Audrey Ayana Ayesha Barbara
Beatriz Benjamin Bernice Bianca Bill Binh Bridget Bruce Camila Carla Carmen Cecilia Celeste Chen Chidi Chinedu Chloe Clara Clarence
Connor Consuelo Corinne Craig Curtis Cynthia Dalia Damaris Daniel Darnell David Deborah Deepa Delphine Denise Devon Diana Diego Dolores
Dominique Donna Dorothy Duc Edith Eduardo Efrain Eileen Elena Elias Elijah Elizabeth Emeka Emiko Emily Enrique Erin Ernesto Esther Ethan
Eun-ji Evelyn Ezra Fatima Felicia Felix Fernando Fiona Florence Frances Francisco Gabriel Gail George Georgia Gina Giovanni Glenn Gloria
Grace Graciela Gregory Guadalupe Gustavo Hannah Harold Harpreet Hassan Hazel Hector Heidi Helen Henry Hiroshi Hope Hugo Ibrahim Ichiro
Ida Imani Imelda Ines Ingrid Irene Isaac Isabel Ivan Jamal James Jasmine Javier Jean Jerome Jesse Jessica Jin-woo Joan Joaquin Jocelyn
Joel Jonas Jose Joy Juan Judith Julian Jun Kai Kalani Kamala Karen Karim Katarina Kateri Keiko Kenji Kenneth Kenya Kerry Keisha Kiran
Kofi Kwame Lakshmi Lamar Lan Lars Latoya Laura Layla Leilani Leo Leticia Lily Linda Ling Lorenzo Louise Lourdes Lucia Luis Luz Lydia
Mai Malia Malik Marcus Margaret Maria Mariam Marisol Mark Marta Martin Mateo Maureen Maya Mei Melissa Mercedes Michael Miguel Mikhail
Mina Miriam Mohammed Monica Nadia Naomi Natalia Nathan Neha Ngozi Nia Nikhil Nina Noelani Nora Nolan Octavio Olga Olivia Omar Oscar
Pablo Pamela Patrice Patricia Paul Paula Pedro Peter Phuong Pilar Priya Quentin Quyen Rachel Rafael Raj Ramona Rashid Raymond Rebecca
Renee Ricardo Rita Robert Rocio Rosa Ruben Ruth Salma Samuel Sandra Sanjay Sara Saul Sean Shauna Shirin Simone Sofia Soledad Stella
Stephen Sunita Susan Svetlana Tamara Tanisha Tariq Teresa Terrence Theo Thomas Thuy Tomas Tomoko Trung Tyrone Uma Ursula Valentina
Vanessa Veronica Victor Vikram Vincent Violet Vivian Wanda Wei Wendell Wilma Xavier Ximena Yasmin Yesenia Yolanda Yuki Yusuf Zainab Zoe
`
  .trim()
  .split(/\s+/)

/** Roots and endings that go together by sound. Each line makes names that nobody of the imported directories bears. */
const sounds: readonly [roots: string, endings: string][] = [
  ['Hal Brin Cald Thorn Wex Ald Marl Penn Tarn Corl Fenn Ow Lind Harr Wyth', 'mere wick stowe combe holt garth ridge leigh worthen by'],
  ['Vor Drel Mis Kas Bor Zel Pav Tol Ver Lub Stan Rod', 'anek ovetz inski enkov ichova ulin arek emsky'],
  ['Cal Mar Vel Ser Tol Ber Alm Cor Esp Gal Lan Mon', 'andera ozaga ueres ivarra estino alvez orrilla iscal'],
  ['Chav Ran Vish Dev Kul Mah Nar Pran Sur Tal', 'anthari ekarya odhani eshwal iwadi umarkar apalli indrani'],
  ['Hatsu Kiyo Tama Nobu Sada Masu Ina Fuji Katsu Oka', 'hirae sakiri domine zukari yanobe matari gishima noseki'],
  ['Ade Oko Chi Nwa Ola Eke Ifu Uzo Abi Obi', 'bunwe kwuora lamide nyelu dimara tofemi rinze gbolade'],
  ['Haz Sal Kar Nas Raf Bas Tar Zay Mun Jal', 'abrian oudeh ikhani ameddin awani erizad ouzari imour'],
  ['Kea Mano Lani Pua Hoku Nalu Kai Moa', 'lohapa kaiwena nuhea makolea lauhiwa wehini'],
  ['Lam Quy Tran Duo Phe Vin Kho Ngo', 'thien dang van phuc linh hoang'],
  ['Sor Bjer Hol Lin Var Nor Eld Stor', 'gaardsen kvisten landvik strandal heimsen brekken dalsby'],
  ['Dess Bal Fior Mont Cast Vit Gril Pass', 'erano ucchiani alduzzi ettone orelli agnesi imbaldi'],
  ['Beau Mar Ville Char Font Cour Des Lav', 'chenard velaine motier soniac brissard dureux talane'],
  ['Mac', 'Aldrin Ternan Corlish Hallan Brannick Orrin Dunlea Kerwick'],
  ['Fitz', 'aldrin ternan corlish hallan brannick orrin dunlea kerwick'],
  ['Stein Gold Rosen Licht Eisen Birn Wald', 'hovel marker lander tauer wendel kranz'],
  ['Yaz Tso Hosk Bega Nak Chee', 'inaye haalee eltso iitso ahoni'],
  ['Seo Min Hwa Rya Dok Bae', 'ngwon hyeok ungsu jaegil'],
]

/** Combinations that someone really bears. */
const reallyBorne = new Set(
  'Aldridge Caldwick Chinyelu Goldkranz Halby Lindby Lindholt Lindwick Owby Rosenkranz Steinlander Thornby Thornleigh Tolinski'.split(' '),
)

/** Invented family names, in the order of the table. */
export const familyNames: readonly string[] = sounds
  .flatMap(([roots, endings]) =>
    roots.split(' ').flatMap((root) => endings.split(' ').map((ending) => (root + ending).replace(/(.)\1\1/, '$1$1'))),
  )
  .filter((name) => !reallyBorne.has(name))
