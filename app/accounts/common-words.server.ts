/**
 * Words that passwords are most often put together from. A password is judged by how many such pieces it takes
 * (password-rules.server.ts), which refuses far more than a list of whole passwords would: see decision 0004.
 */
const words = `
aap abc abcd abhishek access account admin administrator adobe again agent ahmed aisha ajay akbar alex
alexander alexandra ali allah allahu alone always am amanda amber america american amit an and anderson
andrew android angel angeles angels anil anita anjali ankit ankita anthony anything apple april are arjun
army arsenal arun asd asdf asha ashish ashley ass assassin asshole at august australia auto autumn avril
baba babe babu baby back backstreet bad bailey bajrang bali banana bangalore bank barbie barcelona baseball
basketball batman be beach bear beatles beautiful beauty believe best bestfriend beta beyonce bhagwan bhai
bharat bholenath bible bieber big bike bird bismillah bitch black bless blessed blessing blue bob bollywood
bombay bond boss boston boy boys brandon brazil britney brother brown buddha bunny bus business buster
butter butterfly by bye cake calcutta california call camaro canada candy captain car care carey cars cash
cat celtic chandigarh change changeme charles charlie cheese chelsea chennai cherry chevy chicago chicken
chief child children china chocolate chris christ christian christopher church cisco city clinic coffee
college com combat commander company computer contort cookie cookies cool corvette counter country cowboys
craft crawl crawler creative creed cricket cry crystal cute cycle dad daddy dallas damn dance dancer daniel
danielle darling daughter david davidson davis day dead dear death december deepak default delhi dell demo
demon desi dev devi devil dhoni diamond dick didi die dil dinesh disney diya doctor dog doggy dollar
dolphin dolphins doom dost down dragon dream dreams drift drive driver durga duty eagle eagles earth easy
ed eight elephant elizabeth elvis email emerald eminem england english enter er ericsson ers evening ever
everybody everything evil explorer facebook faith family fantasy fast father fatima february ferrari film
final finger fire fish five flower flowers floyd football for ford forever forget forgot fortnite four
france francisco free freedom friday friend friends from fuck fucker fucking fuckyou galaxy game gamer
games gandalf ganesh ganesha ganga garcia garden garfield gaurav gayatri geeta general george germany
ginger girish girl gita gmail god gold golden golf golfer gonzalez good google gopal govind grace grand
great green guest guitar guns gupta gurpreet hacker hai half halo hammer hanuman happy hard hare hari
harish harley harpreet harry harrypotter haryana health heart heaven hell hello hi high himachal himalaya
hind hindustan ho hobbit hockey holy home honda honey hoon hope horse horses hospital hot hotmail house
http https hum hundred hunter husband hyderabad ice ihateyou iloveu iloveyou in india indian ing inshallah
instagram internet iphone iron ironman is ishq islam island it italy jaan jaanu jack jackie jackson jade
jai jaimatadi jaishree james jannat january japan jaspreet jazz jedi jennifer jerry jessica jesus job john
johnny johnson jonathan jones jordan joseph joshua july june jupiter justin juventus jyoti ka kali kapil
karan kaur kavita ke key keys khan khushi ki kid kids killer king kiran kiss kitten kitty knight ko kohli
kolkata kombat krishna kuldeep kumar kumari lady lakers lakshmi lantern las lavigne laxmi leave led leena
lemon lenovo letmein liberty life lightning lily linkedin linkin linux lion lions little live liverpool
living login logon london lopez lord los love loveme lover loveyou lucky ly maa madrid maggie magic mahadev
mahakal mahesh mai maiden mail main mama man manager manchester mandeep mango manish manoj manpreet mantra
march mariah marine mario market marley martinez mashallah master mata matadi matrix matthew may maya maybe
me medical meena mega men mental mera mercedes mercury mere metal metallica mexico michael michelle mickey
microsoft miller million mind mine minecraft mohabbat mohali mohammad mohammed mohan mom mommy monday money
monkey monsoon moon moore morgan morning mortal mother motor motorola mountain mouse movie muhammad mukesh
mum mumbai mummy music musical mustang my namah namo narayan naresh naruto navy need neha net network never
new newyork nicholas nicole night nikita nine ninja nintendo nirvana nisha nitin no nobody nokia not
nothing november number nurse ocean october of office ok okay old om on one online open oracle orange org
our out over packers pakistan panchkula pankaj panther papa paris park pass passwd password passwort
patient patrick patriots peace peach peanut pearl people pepper phoenix piano pilot pink pirate pizza plane
planet play playboy player playstation please pokemon police pooja porsche potter power pradeep presley
pretty prince princess private priya puja punjab punjabi punk puppy purple pussy pyaar pyar qaz quake queen
qwe qwert qwerty rabbit racer racing radha radhe radio rahul rain rainbow raj raja rajesh rajkumar rakesh
ram rama ramesh ranger rangers rani rap real red redsox reena rekha remember resident rich richard rider
rihanna river riya robert rock rodriguez rohan rohit rolling root rose roses ruby rupee russia sachin sai
saibaba sales salman samantha samsung san sandeep sanjay saraswati saturday saturn saurabh school scooby
secret sector see seema september server service seven sex sexy shadow shahrukh shakira shark sharma shit
shiv shiva shivalik shree shri signin silver simpson simran sims singer singh sister sita site six sky
skywalker slipknot slow small smile smith snake snoopy snow soccer sohan soldier solution solutions
somebody something son sona song sony sorry spain spears speed spider spiderman sport sports spring sri
stanley star stars startrek starwars steelers stephanie stink stone stones storm strawberry street strike
strong student success sugar sumit summer sun sunday sunflower sunil sunita sunny sunshine super superman
supervisor support suresh suzuki swami sweet sweetheart sweetie sweety swift system tarun taylor tea
teacher television temp temporary ten tennis tera tere test tester testing texas thank thanks thankyou that
the theft therapy this thomas thompson thousand three thunder thursday ticket tiger tina tinkerbell to
today tom tommy tomorrow toshiba town toyota train tree truck trust tuesday tum turbo turtle twitter two
tyler ultra under united universe university unknown up user username usha vanilla varun vegas verma
victoria victory video vijay vikas virat vishal vivek vladimir waheguru war warcraft warrior water we web
wednesday welcome wellness whatever whatsapp white who whos wife william williams wilson windows wing
winter with wizard wolf woman women wonderwoman word work worker world wsx www xbox xyz yaar yaara yahoo
yamaha yankees yellow yes you young your youtube zeppelin zero zindagi zoya zxc zxcv
`;

export const commonWords: readonly string[] = words.trim().split(/\s+/);
